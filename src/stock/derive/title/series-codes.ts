/**
 * Codes of series and generations, by make, as listings in Australia write them. A code of two letters is a series only
 * with its own make: 'VE' of a Holden is one, 'SE' of a Hyundai is a badge.
 */
const codesByMake: Readonly<Record<string, string>> = {
  'Alfa Romeo': '939 940 952 955',
  Audi:
    '3Y 4A 4F 4G 4H 4L 4M 8E 8F 8H 8J 8K 8P 8R 8S 8T 8U 8V 8VA 8W 8X 8Y F2 F3 F5 F8 FY FYT GA GB B5 B6 ' +
    'B7 B8 B8.5 B9 B9.5 C5 ' +
    'C6 C7 C7.5 C8',
  Chrysler: 'LX LE RG RS',
  Citroen: 'B7 B78 A51 SX',
  Cupra: 'KL KM KM7 KH7',
  Dodge: 'JC PM KA LC LD',
  Ford:
    'AU AUII AUIII BA BF BE BG BK BL CA FG FM FN JG JK LR LS LT LV LW LZ MA MB MC MD PE PH PJ PK PX RA ' +
    'SA SX SY SZ TE TF UA UB VH ' +
    'VJ VM VN VO WP WQ WS WT WZ ZA ZC ZD ZG ZH',
  FPV: 'BA BF FG',
  Genesis: 'IK JK1 JX1 JW1 RG3 RS4',
  'Great Wall': 'K2 NPW CC6460DY CC6461KM CC6461KY',
  GWM: 'MST NPW NBP A01 B01 B06',
  Haval: 'A01 B01 B06 MKX MKY MKZ',
  Holden:
    'AC AH AS BK BL CG EM EN EP EQ JF JG JH MJ PJ RA RC RG TF TJ TK TM TS UBS V2 VE VEII VF VFII VK VL ' +
    'VN VP VR VS VT VTII ' +
    'VX VXII VY VYII VZ WB WH WK WL WM WN XC ZB ZC',
  Honda: 'CL CP CU FA FB FC FD FE FK FL FN GD GE GF GK GM GN GR RB RC RD RE RM RU RV RW ZF',
  HSV: 'E2 E3 VE VF VZ VY VX VT RG GEN-F GEN-F2',
  Hyundai:
    'AD AE BC3 CE1 CM CN7 DM DM2 DM3 DN8 EL FD FS GD GD2 GD3 GD4 GD5 HD JK1 JM JS LF LM LX2 MD MX5 NF ' +
    'NX4 OS OS.2 PB PD ' +
    'PD2 PD.V4 PDE QX RB RB2 RB4 RB5 RB6 SM SX2 TB TL TLe TLE2 TM TM.2 TQ UD US4 XD YF FE NE1',
  Infiniti: 'H15 V36 V37 Y51',
  Isuzu: 'RG RJ TF UC',
  Jaguar: 'X100 X150 X152 X250 X260 X350 X351 X358 X400 X540 X590 X760 X761',
  Jeep: 'BU BV JK JL JT KJ KK KL M6 M7 MK MP WG WH WJ WK WK2 WL XJ TJ',
  Kia:
    'AM BD BL CK CT CV DE GL3 JA JB JC JF JK KA4 KM KU LD LQ2 MG MQ4 MV NQ5 PE PS PU QL RP SC SG2 SK3 SL ' +
    'SP2 TA TD TF UB UM VQ ' +
    'XM YB YD YG YN YP',
  'Land Rover': 'L316 L319 L320 L322 L359 L405 L460 L461 L462 L494 L538 L550 L551 L560 L663 LC LE LF LG LV LW LY',
  LDV: 'EX8 SK8C SKC8 SV7A SV7C SV63 SV9A',
  Maserati: 'M145 M156 M157 M161 M182',
  Mazda:
    '200R 200S 300P 300S 600R 600S 6C B30B B30C BJ BK BL BM BN BP C30B CR CU CW CX9D CX9F CX9K CX9L CX9M ' +
    'DE DJ DK DL DM DR DY ER FE GG GH GJ GL GY KE KF KG KH KK LW LV M30A M30B NA NB ' +
    'NC ND SE3P SE6P TB TC TF UN UP UR UL',
  'Mercedes-Benz':
    'A205 A207 A208 A209 A217 A238 C117 C118 C190 C204 C205 C207 C209 C215 C216 C217 C218 C219 C238 C253 ' +
    'C254 C257 C292 ' +
    'C167 H243 H247 N293 R107 R129 R170 R171 R172 R230 R231 R232 S202 S203 S204 S205 S206 S210 S211 S212 ' +
    'S213 S214 V167 ' +
    'V177 V213 V220 V221 V222 V223 V251 V295 V297 VS30 W163 W164 W166 W169 W176 W177 W202 W203 W204 W205 ' +
    'W206 W208 W209 ' +
    'W210 W211 W212 W213 W214 W220 W221 W222 W223 W245 W246 W247 W251 W414 W415 W447 W461 W463 W470 W636 ' +
    'W638 W639 W906 ' +
    'W907 W910 X117 X118 X156 X164 X166 X167 X204 X218 X222 X243 X247 X253 X254 X290 X294 X296 117 156 ' +
    '164 166 169 172 176 177 ' +
    '204 205 206 207 212 211 213 216 218 221 222 231 238 246 247 253 257 292 447 463 470 639 190 197 906 907',
  MG: 'AS22 AS23 AZS1 AZS2 EH32 EP2 SAS23 SZP1 ZS11',
  Mitsubishi:
    'CC CE CF CG CH CJ CS CY DB DJ GA GE GG GK LA LB ME MF MG MJ MK ML MN MQ MR MV NA NH NJ NK NL NM NP ' +
    'NS NT NW NX PA PB ' +
    'PC PD QE QF RG RZ SN TE TF TH TJ TL TW WA XA XB XC XD XE YA YB ZE ZF ZG ZH ZJ ZK ZL ZM',
  Nissan:
    'A31 A32 A33 B17 C11 C12 C23 C24 D21 D22 D23 D40 D27 E52 F15 F16 FE0 GQ GU J10 J107 J11 J12 J31 K11 ' +
    'K12 K13 L33 L34 N15 NP300 ' +
    'N16 N17 P12 R33 R34 R35 R50 R51 R52 R53 RZ34 S14 S15 T30 T31 T32 T33 V35 V36 Y60 Y61 Y62 Z33 Z34 ' +
    'Z50 Z51 Z52 ZE0 ZE1',
  Opel: 'AS CO GA PJ',
  Peugeot: 'A9 A94 P5 P21 P24 P51 P54 P64 P84 P87 T7 T9 T84 T86 T87',
  Porsche: '92A 955 957 958 95B 970 971 981 982 986 987 991 992 993 996 997 9PA 9Y0 9YA 9YB Y1A XAB J1',
  RAM: 'D1 D2 DJ DS DT',
  Renault:
    'B32 B95 BFB D95 E95 H45 HZG J87 JL1 K95 L38 L43 LJL X43 X44 X61 X62 X76 X81 X82 X87 X91 X98 XFB XHN ' +
    'XJA XJB XJL XZG',
  Skoda: '1U 1Z 3T 3U 3V 5E 5J 5JJ 5L NE NH NJ NK NL NP NS NU NW NX PJ PV',
  SsangYong: 'C300 D200 Q200 Q201 Q215 Q250 Q261 X150 Y400 Y400P Y450 Y461',
  Subaru:
    '3GEN 4GEN 5GEN 6GEN 7GEN B5 B6 B6A B7 B7A B9 G1 G2 G3 G4 G4X G5 G5X G6 G6X S1 S2 S3 S4 S5 S6 V1 VA VB VN Z1 ZD8',
  Suzuki:
    'AL AMF310 AZ EW EZ FA FF FZ GF GJ JA4 JB JB33 JB43 JB74 JT JY LF LY MF RS415 RS416 RW420 SN413 ' +
    'SN415 YED YV1 TV838 UZ',
  Toyota: 'A90 B70 DB J29 ZN6 ZN8 ZVW30R VZN167R',
  Volkswagen:
    '13 16 1F 1S 1K 1KM 1T 2H 2HN 2K 2KN 3C 3CC 3G 3H 5C 5G 5K 5N 5NC 5NA 6C 6R 6RC 7E 7H 7HA 7J 7L 7N ' +
    '7P 9N A1 A11 AD AE AM ' +
    'AU AW AX B6 B7 B8 BW C1 C11 CD CR CT D1 D11 MKV MKVI MKVII NF RE SA SB SK SY SY1 SYN1 T5 T6 T6.1 T7',
  Volvo: '156 182 185 224 225 227 234 235 236 246 256 525 526 536 539 DZ FZ LZ MZ PZ UZ XZ',
}

/** Generations that listings write as a bare number or numeral, by make and model. */
const codesByModel: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Volkswagen: { Golf: 'V VI VII VIII 5 6 7 7.5 8 8.5', Polo: 'VI', Jetta: 'VI' },
  Volvo: { V40: 'M' },
  Honda: { Accord: '40 50 60', 'CR-V': '30', Civic: '30 40 50' },
  Mitsubishi: { 'Lancer Evolution': 'IX X' },
}

/** Badges that look like a code of the same make's other models. */
const badgesByModel: Readonly<Record<string, readonly string[]>> = {
  'Mitsubishi Lancer': ['mr', 'gsr', 'rs'],
}

const split = (codes: string): ReadonlyMap<string, string> =>
  new Map(codes.split(' ').map((code) => [code.toLowerCase(), code]))

const known: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(codesByMake).map(([make, codes]) => [make, split(codes)]),
)
const knownOfModel: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(codesByModel).flatMap(([make, models]) =>
    Object.entries(models).map(([model, codes]) => [`${make} ${model}`, split(codes)] as const),
  ),
)

/** Codes that follow a pattern of their maker: 'GUN126R', 'F30', 'R56'. */
const patterns: Readonly<Record<string, RegExp>> = {
  BMW: /^(?:[efgui]\d{2}n?)$/,
  Lexus: /^[a-z]{3,4}\d{2,3}[rlw]$/,
  MINI: /^[fruj]\d{2}$/,
  Mazda: /^cx\d{1,2}[a-z]$|^k[ef]\d{4}$/,
  Toyota: /^[a-z]{2,4}\d{2,3}[rlw]$/,
}

/** The code of a series in its usual spelling; null for a word that is none with this make. */
export function findSeriesCode(text: string, make: string, model: string): string | null {
  const key = text.toLowerCase()
  if (badgesByModel[`${make} ${model}`]?.includes(key) === true) return null
  const codes = known.get(make)
  const found = codes?.get(key) ?? knownOfModel.get(`${make} ${model}`)?.get(key)
  if (found !== undefined) return found
  // A later version of a series: 'OS.V4', 'TM.2', and 'TL3' of a Hyundai.
  const version =
    /^([a-z0-9]{2,4})\.v?\d$/.exec(key)?.[1] ?? (make === 'Hyundai' ? /^([a-z]{2})\d$/.exec(key)?.[1] : undefined)
  if (version !== undefined && codes?.has(version) === true) return text.toUpperCase()
  return patterns[make]?.test(key) === true ? text.toUpperCase() : null
}
