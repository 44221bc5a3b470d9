/** What a make builds; one that builds several stands under its main one. */
export type MakeKind = 'car' | 'motorcycle' | 'caravan'

/** Makes sold in Australia, now or within the age of cars on a yard (TEN-10). Usual spelling; the slug is made of it. */
export const makeNames: Readonly<Record<MakeKind, readonly string[]>> = {
  car: [
    'Abarth', 'Alfa Romeo', 'Alpine', 'Aston Martin', 'Audi', 'Bentley', 'BMW', 'BYD', 'Cadillac', 'Chery', 'Chevrolet', 'Chrysler', 'Citroën', 'CUPRA', 'Daewoo', 'Daihatsu', 'Daimler',
    'Deepal', 'Dodge', 'Ferrari', 'Fiat', 'Ford', 'Foton', 'FPV', 'Freightliner', 'Fuso', 'GAC', 'Geely', 'Genesis', 'GMC', 'GMSV', 'Great Wall', 'GWM', 'Haval', 'Hino', 'Holden', 'Honda', 'HSV',
    'Hummer', 'Hyundai', 'INEOS', 'Infiniti', 'Isuzu', 'Iveco', 'JAC', 'Jaecoo', 'Jaguar', 'Jeep', 'KGM', 'Kia', 'Lamborghini', 'Land Rover', 'LDV', 'Leapmotor', 'Lexus', 'Lotus', 'Mahindra', 'MAN',
    'Maserati', 'Maxus', 'Mazda', 'McLaren', 'Mercedes-Benz', 'MG', 'MINI', 'Mitsubishi', 'Nissan', 'Omoda', 'Opel', 'Ora', 'Peugeot', 'Polestar', 'Porsche', 'Proton', 'RAM', 'Renault', 'Rolls-Royce',
    'Rover', 'Saab', 'SEAT', 'Skoda', 'Smart', 'Skywell', 'SsangYong', 'Subaru', 'Suzuki', 'Tank', 'Tata', 'Tesla', 'Toyota', 'UD', 'Volkswagen', 'Volvo', 'Xpeng', 'Zeekr',
  ],
  motorcycle: [
    'Aprilia', 'Benelli', 'Beta', 'Can-Am', 'CFMOTO', 'Ducati', 'GASGAS', 'Harley-Davidson', 'Husqvarna', 'Indian', 'Kawasaki', 'KTM', 'Kymco', 'LiveWire', 'Moto Guzzi', 'MV Agusta', 'Norton',
    'Piaggio', 'Royal Enfield', 'Segway', 'Sherco', 'SYM', 'Triumph', 'Vespa', 'Yamaha', 'Zero',
  ],
  caravan: [
    'Adria', 'Apollo', 'Atlantic', 'Avan', 'Avida', 'Billabong', 'Bürstner', 'Concept', 'Coromal', 'Crusader', 'Cub', 'Dethleffs', 'Essential', 'Eureka', 'Franklin', 'Fraser', 'Gecko', 'Golden Eagle', 'Goldstream',
    'Jayco', 'Jurgens', 'Kimberley', 'Kokoda', 'Leader', 'Lotus Caravans', 'Majestic', 'Millard', 'New Age', 'Network RV', 'Nova', 'On The Move', 'Opus', 'Paramount', 'Regent', 'Retreat', 'Roma', 'Royal Flair',
    'Salute', 'Snowy River', 'Sunliner', 'Supreme', 'Titanium', 'Trakmaster', 'Trakka', 'Traveller', 'Vanguard', 'Viscount', 'Windsor', 'Winnebago', 'Zone RV',
  ],
}
