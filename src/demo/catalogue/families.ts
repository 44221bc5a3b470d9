import type { ArtFamily } from '../art-key.ts'

/** Which family of drawn faces a make belongs to. */
const familyByMake: Readonly<Record<string, ArtFamily>> = {
  Toyota: 'toyota', Lexus: 'toyota', Ford: 'ford', GWM: 'gwm', 'Great Wall': 'gwm', Haval: 'gwm', Mazda: 'mazda', Mitsubishi: 'mitsubishi', Nissan: 'nissan', Subaru: 'subaru',
  Honda: 'japanese', Suzuki: 'japanese', Isuzu: 'japanese', Yamaha: 'japanese', Kawasaki: 'japanese', Kia: 'korean', Hyundai: 'korean', Genesis: 'korean',
  Volkswagen: 'german', Audi: 'german', BMW: 'german', 'Mercedes-Benz': 'german', Porsche: 'german', Skoda: 'european', Volvo: 'european', Peugeot: 'european', Renault: 'european',
  Citroën: 'european', Fiat: 'european', KTM: 'european', Ducati: 'european', MINI: 'british', 'Land Rover': 'british', Jaguar: 'british', Triumph: 'british', 'Royal Enfield': 'british',
  Jeep: 'american', RAM: 'american', Chevrolet: 'american', Holden: 'american', 'Harley-Davidson': 'american', Indian: 'american', MG: 'chinese', LDV: 'chinese', Chery: 'chinese',
  BYD: 'electric', Tesla: 'electric', Polestar: 'electric', Jayco: 'toyota', 'New Age': 'ford', Lotus: 'gwm', Supreme: 'mazda', Windsor: 'european', Crusader: 'british',
  Retreat: 'korean', Coromal: 'german', Avan: 'japanese', Kedron: 'nissan', Bushtracker: 'subaru', 'Zone RV': 'electric', Avida: 'european', Sunliner: 'american',
}

/** Makes that the table does not know are drawn as the plainest family. */
export function resolveFamily(make: string): ArtFamily {
  return familyByMake[make] ?? 'japanese'
}
