import { recase, wordKeyOf } from './title-words.ts'

/**
 * Words of badges as the trade writes them. A title's word that stands here takes this spelling, and is a badge also
 * behind the gearbox ('MG3 Auto Excite').
 */
const spellings =
  // Trim levels of letters and digits.
  'XLV RF ADAS Si SLi SRi GLi GXi LXi VXi GLXi VTi VTi-S VTi-L VTi-LX VTi-LN VTi-X VTi-LM VTi-L7 ' +
  'VTi-E7 VTi-E VTi-X7 CSi Ti Ti-L Ti-S TiL CSX ' +
  'S SE ES EX LX LS LT LTZ LTZ-V LS-M LS-U LS-U+ LS-T LS-X LX-M LX-R LX-S LE LTD CD CDX CDXi CXi CX SX ' +
  'SXT SLX SS SS-V SSV SV6 ' +
  'SV8 SL SLE SLS SR SR5 SR5+ SRT SRT8 SRV SSS ST ST-L ST-R ST-S ST-X ST-X+ ST+ TS TX TL TR TRX TRD ' +
  'TXL GX GXL GXV VX VXL GL GLS ' +
  'GLX GLX+ GLX-R GLX-S GL-R GLE GSR GSX GT GT-L GT-P GT-F GTS GTR GTX GTE GTI GTD GR GRX GR-S R R/T ' +
  'RT RS RS3 RS4 RS5 RS6 ' +
  'RS7 RSQ3 RSQ8 RS-V RT-S RT-X RX RXE RXL RXR RXT RTV RTi DX DTi XL XLS XLT XLT-R XR XR5 XR6 XR6T XR8 ' +
  'XR-6 XT XT-L XTR XE XG ' +
  'XS XSE XLI ZR ZR6 ZX ZXi G6 G6E FX4 FXT Z71 W580 W580S W580X V VR VRX VR-X VXR VZ-X M N F L K V6 V8 ' +
  'W12 R8 TT TTS TTR JCW RZ ' +
  'G15 G20 G20e G20E G25 X20 X30 SP20 SP22 SP23 SP25 SP D35 D300 P250 P300 P400 HSE TD4 TD5 TD6 TDV6 ' +
  'TDV8 SD4 SD6 SDV6 SDV8 Si4 ' +
  'Si6 T4 T5 T6 T8 D3 D4 D5 B4 B5 B6 KX KX-R KX-S LC200 LC300 LC79 DI6 XD XDi XVT XV SZ SZ-L AWD-L ' +
  'T-GDi GDi EP1 S-V SP+ ' +
  'S+ GT+ X XT6 AT-X AT4 LSA SLS-R CVX CV CV6 CV8 SLT EL ELX SV ' +
  // Engines.
  'TDI TSI TFSI FSI CDI CGI HDi BlueHDi THP TDCi CRDi CRDI DDi DCi dCi D-4D GDI e:HEV HEV PHEV MHEV EV ' +
  'e-Power e-POWER ' +
  'Hybrid Turbo BiTurbo Bi-Turbo EcoBoost BlueTEC BlueMotion Kompressor SkyActiv Multijet MultiAir ' +
  'Supercharged EQ VTEC i-VTEC ' +
  'Electric Recharge E-Hybrid ' +
  // Trim levels of words.
  'Abarth Acenta Active Activ Adventure Advance Aero Akari Akera Allspace Alltrack Allure Altise ' +
  'Altitude Ambiente Ambition AMG ' +
  'Anniversary Ascent Aspire Astina Atacama Atara Atenza Ateva Attraction Autobiography Avantgarde ' +
  'Azami Base Berlina Black Blackline ' +
  'Bolt Bose Boss Calais Carrera Champ Cirrus City Classic Clubman Comfort Comfortline Commuter ' +
  'Competition Conquest Connect Cool ' +
  'Core Cosmo Country Crew Cross Cruiser Crusade Custom Deluxe Design Dynamic Dynamique Eagle Edge ' +
  'Edition Elegance Elegant Elite Emotion ' +
  'Equipe Essence Essential Evoke Evolution Evolve Evo Exceed Excel Excellence Excite Exclusive ' +
  'Executive Expression Extreme First Flair ' +
  'Force Freedom Futura Gen Genki Ghia Gold Grande Grand GT-Line Highland Highlander Highline Hi-Line ' +
  'Hi-Ride Hi-Rider High Hurricane ' +
  'Icon Individual Inspire Inscription Intens Iridium Kakadu Kinetic Koba Laramie Laredo Launch LED ' +
  'Levin Life Lifestyle Limited Line ' +
  'Longitude Lounge Lux Luxe Luxury M-Sport Max Maxx Maxi Metro Mode Momentum N-Line N-Trek N-Sport ' +
  'Navi Navigator Neo Night Nismo ' +
  'Offroad Off-Road Olympic Omega Overland Pack Pacific Panorama Performance Plus Platinum Polished ' +
  'Pop Premium Presara Prestige Preferred ' +
  'Pro Pro-4X Progressive Pure Quadrifoglio R-Design R-Dynamic R-Line R-Series Raptor Redline Red ' +
  'Reserve Rebel Rogue Rubicon Rugged S-Edition S-Line ' +
  'S-Limited Sahara Safety Seca Select Sensation Shadow Signature Silhouette Silver Special Spirit ' +
  'Sport Sport+ Sports Sportline ' +
  'Sportivo ST-Line Standard Stingray Storm Style Summit Super Superb Tech Tekna Titanium Touring ' +
  'Trail Trailhawk Trailrider Trend ' +
  'Trendline Trophy TrackHawk Ultima Ultimate Ultra Unlimited Urban Vanta Velocity Veloce Vibe Vignale ' +
  'Visia Vision Vogue Volante ' +
  'Warrior Warlock Wildtrak WorkMate Workmate WRX STI X-Line X-Terrain X-Treme Xcite XLine Yours ' +
  'Z-Series Zen Zetec Zinc Ambience ' +
  'Long Range Dark Horse Bullitt Warrior Tremor Stormtrak SportsCat Clubsport Evoke Equinox Magnum ' +
  'Thunder Storm Rebel ' +
  'Berlinetta Targa Turbo S Allgrip Shine Feel Nav Tour Cargo LWB SWB MWB XLWB Low High Roof SLWB Barn ' +
  'Doors International ' +
  'Dynamique Authentique Privilege Initiale Expression Allroad Spaceback Scout Monte Carlo Laurin ' +
  'Klement Ambition Competizione ' +
  'Cooper Works John One Heritage Track Nappa Premier Evolve Vivid Dune Hype Smart Extended Dynamic Standard Boost'

/** Spelling by key. Of two spellings with one key the first counts. */
const byKey: ReadonlyMap<string, string> = new Map(
  spellings
    .split(' ')
    .toReversed()
    .map((word) => [wordKeyOf(word), word]),
)

/** The trade's spelling of a badge word; null for a word that the table lacks. */
export function findBadgeWord(key: string): string | null {
  return byKey.get(key) ?? null
}

/** Whether the word mixes its cases as only somebody who means it does: 'GTi', 'sTouring'; not 'Gti' and 'HI-Rider'. */
function isOwnSpelling(text: string): boolean {
  return text.split('-').some((piece) => {
    const letters = piece.replaceAll(/[^\p{L}]/gu, '')
    const titled = letters.slice(0, 1).toUpperCase() + letters.slice(1).toLowerCase()
    return letters !== letters.toUpperCase() && letters !== letters.toLowerCase() && letters !== titled
  })
}

/** What a title writes with capitals alone is spelled by these rules where the table lacks it. */
export type TitleCase = 'mixed' | 'single'

/**
 * A badge word as the trade writes it: by the table, then by the makers' habits with engine names ('30D' → '30d' of a
 * BMW, '2.5I-S' → '2.5i-S'), else as given. In a title of one case, short words and those with digits are in capitals
 * and the others begin with one.
 */
export function spellBadgeWord(text: string, key: string, make: string, titleCase: TitleCase): string {
  if (isOwnSpelling(text)) return text
  if (make === 'Audi' && key === 'line') return titleCase === 'mixed' ? text : 'line'
  const known = byKey.get(key)
  if (known !== undefined) return recase(text, known)
  if (/^\d*(?:tdi|tsi|tfsi|fsi|cdi|cgi|hdi)\d*$/.test(key)) return text.toUpperCase()
  if (/^\d\.\di(?:-\w{1,2})?$/i.test(text)) return `${text.slice(0, 3)}i${text.slice(4).toUpperCase()}`
  if (make === 'BMW') {
    const engine = /^(m?)(\d{2,3})([a-z]{1,3})$/i.exec(text)
    if (engine !== null) return `${(engine[1] ?? '').toUpperCase()}${engine[2] ?? ''}${(engine[3] ?? '').toLowerCase()}`
  }
  if (titleCase === 'mixed') return text
  if (/\d/.test(text) || key.length <= 3) return text.toUpperCase()
  return text
    .toLowerCase()
    .replaceAll(/(^|[-/])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
