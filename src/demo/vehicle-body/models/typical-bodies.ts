import type { ArtFamily, ArtShape } from '../../art-key.ts'

type Shapes = Partial<Readonly<Record<ArtShape, string>>>

const american: Shapes = {
  hatch: 'holdenastra2016',
  sedan: 'holdencommodore2013',
  coupe: 'fordmustang2015',
  suv: 'jeepgrandcherokee2011',
  largesuv: 'jeepgrandcherokee2011',
  offroader: 'jeepwrangler2019',
  ute: 'ram15002018',
}

/** The body in which a family of makes is shown where an address names a shape but no model. */
const typical: Readonly<Record<ArtFamily, Shapes>> = {
  toyota: {
    hatch: 'toyotacorolla2018',
    sedan: 'toyotacamry2024',
    coupe: 'toyotagr862022',
    suv: 'toyotarav42019',
    largesuv: 'toyotakluger2021',
    offroader: 'toyotalandcruiser2021',
    ute: 'toyotahilux2026',
    van: 'toyotahiace2019',
    peoplemover: 'toyotagranvia2019',
  },
  ford: {
    hatch: 'fordfocus2018',
    sedan: 'fordfalcon2008',
    coupe: 'fordmustang2015',
    suv: 'fordescape2020',
    largesuv: 'fordeverest2022',
    offroader: 'fordeverest2022',
    ute: 'fordranger2022',
    van: 'fordtransitcustom2013',
    peoplemover: 'fordtourneo2024',
  },
  gwm: {
    hatch: 'gwmora2023',
    suv: 'gwmhavaljolion2021',
    largesuv: 'gwmhavalh62021',
    offroader: 'gwmtank3002023',
    ute: 'gwmcannon2020',
  },
  mazda: {
    hatch: 'mazdamazda32019',
    suv: 'mazdacx52017',
    largesuv: 'mazdacx92016',
    ute: 'mazdabt502020',
  },
  mitsubishi: {
    suv: 'mitsubishioutlander2021',
    largesuv: 'mitsubishioutlander2021',
    offroader: 'mitsubishipajerosport2015',
    ute: 'mitsubishitriton2024',
  },
  nissan: {
    hatch: 'nissanleaf2019',
    suv: 'nissanxtrail2022',
    offroader: 'nissanpatrol2013',
    ute: 'nissannavara2015',
  },
  subaru: {
    sedan: 'subaruliberty2015',
    wagon: 'subaruoutback2021',
    suv: 'subaruforester2018',
    largesuv: 'subaruforester2018',
  },
  japanese: {
    hatch: 'suzukiswift2017',
    sedan: 'lexusis2013',
    suv: 'hondacrv2017',
    largesuv: 'isuzumux2021',
    offroader: 'isuzumux2021',
    ute: 'isuzudmax2020',
  },
  korean: {
    hatch: 'hyundaii302017',
    sedan: 'kiak42025',
    suv: 'kiasportage2021',
    largesuv: 'kiasorento2020',
    ute: 'kiatasman2025',
    van: 'hyundaistariaload2021',
    peoplemover: 'kiacarnival2021',
  },
  german: {
    hatch: 'volkswagengolf2013',
    sedan: 'bmw3series2019',
    wagon: 'skodaoctavia2021',
    coupe: 'auditt2015',
    suv: 'audiq52017',
    largesuv: 'bmwx32018',
    ute: 'volkswagenamarok2011',
    van: 'mercedesbenzsprinter2018',
    peoplemover: 'volkswagenmultivan2015',
  },
  european: {
    hatch: 'citroenc42021',
    wagon: 'skodaoctavia2021',
    suv: 'volvoxc602018',
    largesuv: 'renaultkoleos2016',
    van: 'fiatducato2014',
  },
  british: {
    hatch: 'minihatch2014',
    suv: 'jaguarfpace2016',
    largesuv: 'landroverdiscoverysport2015',
    offroader: 'landroverdefender2020',
  },
  american,
  chinese: {
    hatch: 'mgmg32024',
    suv: 'mgzs2018',
    largesuv: 'mghs2020',
    ute: 'ldvt602017',
    van: 'ldvdeliver92020',
  },
  electric: {
    hatch: 'polestar22022',
    sedan: 'teslamodel32019',
    suv: 'bydatto32022',
    largesuv: 'teslamodely2022',
    ute: 'bydshark62024',
  },
}

const openCars: Partial<Readonly<Record<ArtFamily, string>>> = {
  ford: 'fordmustang2015',
  american: 'fordmustang2015',
  german: 'bmw4series2021',
  european: 'bmw4series2021',
  british: 'miniconvertible2016',
  electric: 'bmw4series2021',
}

type SharedShape =
  | 'convertible'
  | 'softtop'
  | 'caravan'
  | 'offroadcaravan'
  | 'campertrailer'
  | 'motorhome'
  | 'bus'
  | 'lighttruck'
  | 'cabchassis'

/** Shapes of which every family shows something: its own where the table says so, else the first one. */
const sharedShapes: Readonly<
  Record<SharedShape, { readonly usual: string; readonly of: Partial<Readonly<Record<ArtFamily, string>>> }>
> = {
  caravan: {
    usual: 'jaycojourney17558touring2018',
    of: {
      ford: 'newagemantaray18ensuite2017',
      mazda: 'supremeclassic186bunk2018',
      japanese: 'avanaspire4992016',
      korean: 'retreatfraser180r2017',
      german: 'coromalpursuitp6442015',
      european: 'windsorroyalerv6382014',
      british: 'crusadercourtlandprince182016',
    },
  },
  offroadcaravan: {
    usual: 'jaycoallterrain175532022',
    of: {
      ford: 'newagebigred20ensuite2019',
      gwm: 'lotusoffgrid1862020',
      nissan: 'kedrontopenderatv2016',
      subaru: 'bushtracker18ftcustom2014',
      british: 'crusadermusketeerathos202019',
      electric: 'zonervz196summit2020',
    },
  },
  campertrailer: { usual: 'jaycoswanoutback2015', of: { japanese: 'avanaliner12014' } },
  motorhome: {
    usual: 'jaycoconquestfa2532016',
    of: { european: 'avidabirdsville2015', american: 'sunlinerswitch2017', german: 'avidaceduna2015' },
  },
  // Open cars are few: what a family does not build is shown as what is built most like it.
  convertible: { usual: 'mazdamx52015', of: openCars },
  softtop: { usual: 'mazdamx52015', of: { ...openCars, american: 'jeepwrangler2019' } },
  bus: { usual: 'toyotacoaster2017', of: {} },
  lighttruck: { usual: 'isuzunpr45551552015', of: { mitsubishi: 'mitsubishifusocanter2012' } },
  cabchassis: { usual: 'toyotahilux2015', of: {} },
}

const isShared = (shape: ArtShape): shape is SharedShape => shape in sharedShapes

/** null: this family shows the outline of the shape. */
export function findTypicalBody(shape: ArtShape, family: ArtFamily): string | null {
  if (!isShared(shape)) return typical[family][shape] ?? null
  const { usual, of } = sharedShapes[shape]
  return of[family] ?? (shape === 'cabchassis' ? typical[family].ute : undefined) ?? usual
}
