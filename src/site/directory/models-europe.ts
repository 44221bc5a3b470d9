import type { ModelRow } from './model-row.ts'

const electric = ['Electrified'] as const
const gone = ['Discontinued'] as const

/** Models of European makes, as named in Australia. */
export const europeanModels: Readonly<Record<string, readonly ModelRow[]>> = {
  Abarth: [['595', 'hatch', gone], ['695', 'hatch', gone], ['500e', 'hatch', electric], ['124', 'convertible', gone]],
  'Alfa Romeo': [['Giulia', 'sedan'], ['Stelvio', 'suv'], ['Tonale', 'suv'], ['Junior', 'suv'], ['Giulietta', 'hatch', gone], ['Mito', 'hatch', gone]],
  'Aston Martin': [['DB12', 'coupe'], ['DBX', 'suv'], ['Vantage', 'coupe'], ['DB11', 'coupe', gone]],
  Audi: [
    ['A1', 'hatch'], ['A3', 'hatch'], ['A4', 'sedan'], ['A5', 'sedan'], ['A6', 'sedan'], ['A7', 'hatch'], ['A8', 'sedan'], ['Q2', 'suv'], ['Q3', 'suv'], ['Q4 e-tron', 'suv', electric], ['Q5', 'suv'], ['Q6 e-tron', 'suv', electric],
    ['Q7', 'suv'], ['Q8', 'suv'], ['e-tron GT', 'sedan', electric], ['R8', 'coupe', gone], ['TT', 'coupe', gone], ['RS3', 'hatch'], ['RS Q3', 'suv'], ['S3', 'hatch'], ['SQ5', 'suv'],
  ],
  Bentley: [['Bentayga', 'suv'], ['Continental', 'coupe'], ['Flying Spur', 'sedan']],
  BMW: [
    ['1 Series', 'hatch'], ['2 Series', 'coupe'], ['3 Series', 'sedan'], ['4 Series', 'coupe'], ['5 Series', 'sedan'], ['7 Series', 'sedan'], ['8 Series', 'coupe'], ['i4', 'hatch', electric], ['i5', 'sedan', electric], ['i7', 'sedan', electric], ['iX', 'suv', electric],
    ['iX1', 'suv', electric], ['iX3', 'suv', electric], ['M2', 'coupe'], ['M3', 'sedan'], ['M4', 'coupe'], ['X1', 'suv'], ['X2', 'suv'], ['X3', 'suv'], ['X4', 'suv'], ['X5', 'suv'], ['X6', 'suv'], ['X7', 'suv'], ['Z4', 'convertible'], ['R 1250 GS', 'motorcycle'], ['R 1300 GS', 'motorcycle'],
    ['F 900 XR', 'motorcycle'], ['S 1000 RR', 'motorcycle'],
  ],
  Citroën: [['Berlingo', 'van', gone], ['C3', 'hatch', gone], ['C3 Aircross', 'suv', gone], ['C4', 'hatch', gone], ['C5 Aircross', 'suv', gone], ['C5 X', 'wagon', gone]],
  CUPRA: [['Ateca', 'suv', gone], ['Born', 'hatch', electric], ['Formentor', 'suv'], ['Leon', 'hatch'], ['Tavascan', 'suv', electric], ['Terramar', 'suv']],
  Ferrari: [['296', 'coupe'], ['Purosangue', 'suv'], ['Roma', 'coupe'], ['SF90', 'coupe']],
  Fiat: [['500', 'hatch', gone], ['500e', 'hatch', electric], ['500X', 'suv', gone], ['Ducato', 'van'], ['Scudo', 'van'], ['Freemont', 'suv', gone]],
  INEOS: [['Grenadier', 'suv'], ['Quartermaster', 'ute']],
  Iveco: [['Daily', 'van']],
  Jaguar: [['E-Pace', 'suv', gone], ['F-Pace', 'suv'], ['F-Type', 'coupe', gone], ['I-Pace', 'suv', gone], ['XE', 'sedan', gone], ['XF', 'sedan', gone]],
  Lamborghini: [['Huracan', 'coupe', gone], ['Revuelto', 'coupe'], ['Urus', 'suv']],
  'Land Rover': [['Defender', 'suv'], ['Discovery', 'suv'], ['Discovery Sport', 'suv'], ['Freelander 2', 'suv', gone], ['Range Rover', 'suv'], ['Range Rover Evoque', 'suv'], ['Range Rover Sport', 'suv'], ['Range Rover Velar', 'suv']],
  Lotus: [['Emira', 'coupe'], ['Eletre', 'suv', electric]],
  Maserati: [['Ghibli', 'sedan', gone], ['GranTurismo', 'coupe'], ['Grecale', 'suv'], ['Levante', 'suv', gone], ['MC20', 'coupe']],
  McLaren: [['Artura', 'coupe'], ['GTS', 'coupe']],
  'Mercedes-Benz': [
    ['A-Class', 'hatch'], ['B-Class', 'hatch', gone], ['C-Class', 'sedan'], ['CLA-Class', 'sedan'], ['CLE-Class', 'coupe'], ['E-Class', 'sedan'], ['EQA', 'suv', electric], ['EQB', 'suv', electric], ['EQC', 'suv', gone], ['EQE', 'sedan', electric], ['G-Class', 'suv'],
    ['GLA-Class', 'suv'], ['GLB-Class', 'suv'], ['GLC-Class', 'suv'], ['GLE-Class', 'suv'], ['GLS-Class', 'suv'], ['S-Class', 'sedan'], ['SL-Class', 'convertible'], ['V-Class', 'peopleMover'], ['Valente', 'peopleMover', gone], ['Vito', 'van'], ['Sprinter', 'van'], ['X-Class', 'ute', gone],
  ],
  MINI: [['Hatch', 'hatch'], ['Convertible', 'convertible'], ['Clubman', 'wagon', gone], ['Countryman', 'suv'], ['Aceman', 'suv', electric], ['Paceman', 'suv', gone]],
  Opel: [['Astra', 'hatch', gone], ['Corsa', 'hatch', gone], ['Insignia', 'sedan', gone]],
  Peugeot: [['208', 'hatch', gone], ['308', 'hatch'], ['408', 'hatch'], ['508', 'sedan', gone], ['2008', 'suv'], ['3008', 'suv'], ['5008', 'suv'], ['Expert', 'van'], ['Partner', 'van'], ['Boxer', 'van']],
  Polestar: [['2', 'hatch', electric], ['3', 'suv', electric], ['4', 'suv', electric]],
  Porsche: [['718', 'coupe', gone], ['911', 'coupe'], ['Boxster', 'convertible', gone], ['Cayenne', 'suv'], ['Cayman', 'coupe', gone], ['Macan', 'suv'], ['Panamera', 'sedan'], ['Taycan', 'sedan', electric]],
  Renault: [['Arkana', 'suv'], ['Captur', 'suv', gone], ['Clio', 'hatch', gone], ['Duster', 'suv'], ['Kangoo', 'van'], ['Koleos', 'suv'], ['Master', 'van'], ['Megane', 'hatch', gone], ['Megane E-Tech', 'suv', electric], ['Scenic E-Tech', 'suv', electric], ['Symbioz', 'suv'], ['Trafic', 'van']],
  'Rolls-Royce': [['Cullinan', 'suv'], ['Ghost', 'sedan'], ['Phantom', 'sedan'], ['Spectre', 'coupe', electric]],
  Skoda: [['Elroq', 'suv', electric], ['Enyaq', 'suv', electric], ['Fabia', 'hatch'], ['Kamiq', 'suv'], ['Karoq', 'suv'], ['Kodiaq', 'suv'], ['Octavia', 'wagon'], ['Scala', 'hatch'], ['Superb', 'wagon'], ['Yeti', 'suv', gone]],
  Volkswagen: [
    ['Amarok', 'ute'], ['Arteon', 'sedan', gone], ['Beetle', 'hatch', gone], ['Caddy', 'van'], ['California', 'motorhome'], ['Caravelle', 'peopleMover'], ['Crafter', 'van'], ['Golf', 'hatch'], ['ID.4', 'suv', electric], ['ID.5', 'suv', electric], ['ID. Buzz', 'peopleMover', electric],
    ['Jetta', 'sedan', gone], ['Multivan', 'peopleMover'], ['Passat', 'wagon', gone], ['Polo', 'hatch'], ['Scirocco', 'coupe', gone], ['T-Cross', 'suv'], ['T-Roc', 'suv'], ['Tayron', 'suv'], ['Tiguan', 'suv'], ['Touareg', 'suv'], ['Transporter', 'van'],
  ],
  Volvo: [['C40', 'suv', gone], ['EC40', 'suv', electric], ['EX30', 'suv', electric], ['EX40', 'suv', electric], ['EX90', 'suv', electric], ['S60', 'sedan', gone], ['S90', 'sedan', gone], ['V40', 'hatch', gone], ['V60', 'wagon', gone], ['XC40', 'suv'], ['XC60', 'suv'], ['XC90', 'suv']],
}
