import { otherEngines as e } from './engines.ts'
import { line } from './model-line.ts'

/** European, British and American makes, and Holden, whose cars are still traded used. */
export const westernLines = [
  line('Volkswagen', 'Golf', { shape: 'hatch', body: 'Hatchback', years: [2013, null], seats: 5, doors: 5, size: [4284, 1789, 1491], tank: 50, gvm: 1860, tow: 1400, stars: 5, holds: 0.85 }, [
    ['110TSI Comfortline', 'AU MY18', e.t14, 'D7', 'FWD', 32_900, 5.4, { years: [2013, 2020] }],
    ['110TSI Life', 'Mk8', e.t14, 'A8', 'FWD', 42_900, 5.8, { years: [2021, null] }],
    ['GTI', 'Mk8', e.t20, 'D7', 'FWD', 62_900, 7.0, { years: [2021, null] }],
    ['R Wagon', 'AU MY19', e.t20, 'D7', 'AWD', 61_900, 7.2, { shape: 'wagon', body: 'Station Wagon', years: [2013, 2020] }],
  ]),
  line('Volkswagen', 'Polo', { shape: 'hatch', body: 'Hatchback', years: [2018, null], seats: 5, doors: 5, size: [4053, 1751, 1461], tank: 40, gvm: 1660, tow: 1100, stars: 5, holds: 0.85 }, [['85TSI Style', 'AW', e.t10, 'D7', 'FWD', 34_900, 5.4]]),
  line('Volkswagen', 'Tiguan', { shape: 'suv', body: 'SUV', years: [2016, null], seats: 5, doors: 5, size: [4509, 1839, 1658], tank: 60, gvm: 2230, tow: 2500, stars: 5, holds: 0.84 }, [
    ['132TSI Life', '5N MY22', e.t20, 'D7', 'AWD', 48_900, 8.1],
    ['162TSI R-Line', '5N MY23', e.t20, 'D7', 'AWD', 59_900, 8.5],
  ]),
  line('Volkswagen', 'Amarok', { shape: 'ute', body: 'Utility', config: 'Dual Cab Pick-up', years: [2011, null], seats: 5, doors: 4, size: [5254, 1954, 1834], tank: 80, gvm: 3080, tow: 3000, stars: 5, holds: 0.86 }, [
    ['TDI580 Highline', '2H MY22', e.d30v6, 'A8', '4x4', 72_900, 9.0, { years: [2011, 2022] }],
    ['TDI600 Aventura', 'NF', e.d30v6, 'A10', '4x4', 86_900, 8.4, { years: [2023, null] }],
  ]),
  line('Volkswagen', 'Multivan', { shape: 'peoplemover', body: 'People Mover', years: [2015, 2021], seats: 7, doors: 5, size: [4904, 1904, 1970], tank: 80, gvm: 3080, tow: 2500, stars: 5, holds: 0.86 }, [['TDI340 Comfortline', 'T6.1', e.d20, 'D7', 'FWD', 64_900, 7.7]]),
  line('Volkswagen', 'California Beach', { shape: 'motorhome', body: 'Campervan', years: [2021, 2024], seats: 5, doors: 4, size: [4904, 1904, 1990], tank: 70, gvm: 3080, tow: 2500, holds: 0.9 }, [['TDI340', 'T6.1', e.d20, 'D7', 'AWD', 99_900, 7.9]]),
  line('Skoda', 'Octavia', { shape: 'wagon', body: 'Station Wagon', years: [2021, null], seats: 5, doors: 5, size: [4689, 1829, 1468], tank: 50, gvm: 1890, tow: 1500, stars: 5, holds: 0.83 }, [['RS', 'NX', e.t20, 'D7', 'FWD', 58_900, 6.8]]),
  line('Audi', 'A3', { shape: 'sedan', body: 'Sedan', years: [2022, null], seats: 5, doors: 4, size: [4495, 1816, 1425], tank: 50, gvm: 1890, tow: 1500, stars: 5, holds: 0.82 }, [['35 TFSI S line', '8Y', e.t14, 'A8', 'FWD', 60_900, 5.8]]),
  line('Audi', 'Q5', { shape: 'suv', body: 'SUV', years: [2017, 2024], seats: 5, doors: 5, size: [4682, 1893, 1662], tank: 70, gvm: 2400, tow: 2000, stars: 5, holds: 0.82 }, [
    ['40 TDI quattro S line', 'FY MY21', e.d20, 'D7', 'AWD', 81_900, 5.7],
    ['45 TFSI quattro sport', 'FY MY22', e.t20, 'D7', 'AWD', 86_900, 8.0],
  ]),
  line('Audi', 'TT', { shape: 'coupe', body: 'Coupe', years: [2015, 2022], seats: 4, doors: 3, size: [4191, 1832, 1376], tank: 55, gvm: 1765, holds: 0.82 }, [['45 TFSI quattro', 'FV MY20', e.t20, 'D7', 'AWD', 85_900, 7.1]]),
  line('BMW', '3 Series', { shape: 'sedan', body: 'Sedan', years: [2019, null], seats: 5, doors: 4, size: [4709, 1827, 1435], tank: 59, gvm: 2035, tow: 1600, stars: 5, holds: 0.81 }, [
    ['320i M Sport', 'G20', e.t20euro, 'A8', 'RWD', 84_900, 6.3],
    ['M340i xDrive', 'G20 LCI', e.t30six, 'A8', 'AWD', 117_900, 7.7],
  ]),
  line('BMW', 'X3', { shape: 'suv', body: 'SUV', years: [2018, null], seats: 5, doors: 5, size: [4708, 1891, 1676], tank: 65, gvm: 2400, tow: 2400, stars: 5, holds: 0.82 }, [['xDrive20d M Sport', 'G01 LCI', e.d20, 'A8', 'AWD', 89_900, 5.9]]),
  line('BMW', '4 Series', { shape: 'convertible', body: 'Convertible', years: [2021, null], seats: 4, doors: 2, size: [4768, 1852, 1384], tank: 59, gvm: 2165, holds: 0.81 }, [['420i M Sport', 'G23', e.t20euro, 'A8', 'RWD', 112_900, 7.0]]),
  line('Mercedes-Benz', 'C-Class', { shape: 'sedan', body: 'Sedan', years: [2014, null], seats: 5, doors: 4, size: [4751, 1820, 1437], tank: 66, gvm: 2190, tow: 1800, stars: 5, holds: 0.8 }, [
    ['C200', 'W205', e.t20euro, 'A9', 'RWD', 68_900, 6.4, { years: [2014, 2021] }],
    ['C300 AMG Line', 'W206', e.t20euro, 'A9', 'RWD', 99_900, 7.3, { years: [2022, null] }],
  ]),
  line('Mercedes-Benz', 'GLC-Class', { shape: 'suv', body: 'SUV', years: [2015, null], seats: 5, doors: 5, size: [4669, 1890, 1644], tank: 66, gvm: 2400, tow: 2400, stars: 5, holds: 0.82 }, [['GLC300 4MATIC', 'X254', e.t20euro, 'A9', 'AWD', 106_900, 8.1]]),
  line('Mercedes-Benz', 'Sprinter', { shape: 'van', body: 'Van', years: [2018, null], seats: 3, doors: 4, size: [5932, 2020, 2620], tank: 71, gvm: 3550, tow: 2000, holds: 0.86 }, [['314CDI MWB High Roof', 'VS30', e.d22, 'A9', 'RWD', 76_900, 8.6]]),
  line('Porsche', 'Macan', { shape: 'suv', body: 'SUV', years: [2014, 2024], seats: 5, doors: 5, size: [4696, 1923, 1624], tank: 65, gvm: 2510, tow: 2000, stars: 5, holds: 0.87 }, [['S', '95B', e.t30six, 'D7', 'AWD', 119_900, 9.0]]),
  line('Volvo', 'XC60', { shape: 'suv', body: 'SUV', years: [2018, null], seats: 5, doors: 5, size: [4688, 1902, 1658], tank: 71, gvm: 2450, tow: 2400, stars: 5, holds: 0.81 }, [
    ['Plus B5', '246', e.t20euro, 'A8', 'AWD', 84_900, 7.6],
    ['Recharge T8', '246', e.x24, 'A8', 'AWD', 108_900, 1.6],
  ]),
  line('Peugeot', '3008', { shape: 'suv', body: 'SUV', years: [2017, 2024], seats: 5, doors: 5, size: [4447, 1841, 1624], tank: 53, gvm: 1900, tow: 1200, stars: 5, holds: 0.8 }, [['Allure', 'P84', e.t16, 'A6', 'FWD', 50_900, 7.3]]),
  line('Renault', 'Koleos', { shape: 'suv', body: 'SUV', years: [2016, 2024], seats: 5, doors: 5, size: [4673, 1843, 1673], tank: 60, gvm: 2160, tow: 2000, stars: 5, holds: 0.82 }, [['Intens', 'XZG', e.p25, 'CVT', 'AWD', 47_900, 8.3]]),
  line('Citroën', 'C4', { shape: 'hatch', body: 'Hatchback', years: [2021, 2024], seats: 5, doors: 5, size: [4360, 1800, 1525], tank: 50, gvm: 1780, tow: 1200, stars: 4, holds: 0.78 }, [['Shine', 'C41', e.t10, 'A8', 'FWD', 43_900, 6.1]]),
  line('Fiat', 'Ducato', { shape: 'van', body: 'Van', years: [2014, null], seats: 3, doors: 4, size: [5998, 2050, 2524], tank: 90, gvm: 4005, tow: 2500, holds: 0.86 }, [['LWB Mid Roof', 'Series 8', e.d22, 'A9', 'FWD', 63_900, 7.4]]),
  line('MINI', 'Hatch', { shape: 'hatch', body: 'Hatchback', years: [2014, 2023], seats: 4, doors: 3, size: [3876, 1727, 1414], tank: 44, gvm: 1665, stars: 4, holds: 0.85 }, [['Cooper S', 'F56', e.t20euro, 'D7', 'FWD', 52_900, 6.4]]),
  line('MINI', 'Convertible', { shape: 'softtop', body: 'Cabriolet', years: [2016, 2024], seats: 4, doors: 2, size: [3876, 1727, 1415], tank: 44, gvm: 1765, holds: 0.85 }, [['Cooper S', 'F57', e.t20euro, 'D7', 'FWD', 64_900, 6.6]]),
  line('Land Rover', 'Discovery Sport', { shape: 'suv', body: 'SUV', years: [2015, null], seats: 7, doors: 5, size: [4597, 2069, 1727], tank: 65, gvm: 2750, tow: 2200, stars: 5, holds: 0.8 }, [['D200 SE', 'L550', e.d20, 'A9', 'AWD', 86_900, 6.3]]),
  line('Land Rover', 'Defender', { shape: 'offroader', body: 'SUV', years: [2020, null], seats: 5, doors: 5, size: [5018, 2008, 1967], tank: 89, gvm: 3200, tow: 3500, stars: 5, holds: 0.89 }, [['110 D300 X-Dynamic SE', 'L663', e.d30six, 'A8', 'AWD', 128_900, 7.6]]),
  line('Jaguar', 'F-Pace', { shape: 'suv', body: 'SUV', years: [2016, 2024], seats: 5, doors: 5, size: [4747, 2071, 1664], tank: 82, gvm: 2500, tow: 2400, stars: 5, holds: 0.78 }, [['P250 R-Dynamic S', 'X761', e.t20euro, 'A8', 'AWD', 93_900, 7.8]]),
  line('Jeep', 'Grand Cherokee', { shape: 'largesuv', body: 'SUV', years: [2011, 2021], seats: 5, doors: 5, size: [4828, 1943, 1792], tank: 93, gvm: 2949, tow: 3500, stars: 5, holds: 0.81 }, [['Limited', 'WK MY19', e.d30v6, 'A8', '4x4', 69_900, 7.5]]),
  line('Jeep', 'Wrangler', { shape: 'offroader', body: 'Softtop', years: [2019, null], seats: 5, doors: 5, size: [4882, 1877, 1838], tank: 81, gvm: 2495, tow: 2495, stars: 1, holds: 0.88 }, [['Unlimited Rubicon', 'JL', e.v636, 'A8', '4x4', 79_900, 10.3]]),
  line('RAM', '1500', { shape: 'ute', body: 'Utility', config: 'Crew Cab Pick-up', years: [2018, null], seats: 5, doors: 4, size: [5916, 2085, 1971], tank: 98, gvm: 3450, tow: 4500, holds: 0.86 }, [['Laramie', 'DT', e.v862, 'A8', '4x4', 139_900, 12.2]]),
  line('Chevrolet', 'Silverado', { shape: 'ute', body: 'Utility', config: 'Crew Cab Pick-up', years: [2020, null], seats: 5, doors: 4, size: [5931, 2086, 1930], tank: 91, gvm: 3300, tow: 4500, holds: 0.87 }, [['1500 LTZ Premium', 'T1', e.v862, 'A10', '4x4', 139_900, 12.2]]),
  line('Holden', 'Commodore', { shape: 'sedan', body: 'Sedan', years: [2013, 2017], seats: 5, doors: 4, size: [4947, 1898, 1471], tank: 71, gvm: 2210, tow: 2100, stars: 5, holds: 0.88 }, [
    ['SV6', 'VF II', e.v636, 'A6', 'RWD', 40_900, 9.0],
    ['SS-V Redline', 'VF II', e.v862, 'A6', 'RWD', 58_900, 12.9],
    ['SV6 Sportwagon', 'VF', e.v636, 'A6', 'RWD', 42_900, 9.3, { shape: 'wagon', body: 'Station Wagon', doors: 5 }],
  ]),
  line('Holden', 'Colorado', { shape: 'ute', body: 'Utility', config: 'Crew Cab Pick-up', years: [2012, 2020], seats: 5, doors: 4, size: [5361, 1872, 1785], tank: 76, gvm: 3150, tow: 3500, stars: 5, holds: 0.83 }, [['LTZ', 'RG MY18', e.d24, 'A6', '4x4', 54_900, 8.7]]),
  line('Holden', 'Astra', { shape: 'hatch', body: 'Hatchback', years: [2016, 2019], seats: 5, doors: 5, size: [4386, 1809, 1484], tank: 48, gvm: 1870, tow: 1250, stars: 5, holds: 0.8 }, [['RS', 'BK MY18', e.t16, 'A6', 'FWD', 28_900, 6.4]]),
  line('Holden', 'Barina', { shape: 'hatch', body: 'Hatchback', years: [2011, 2018], seats: 5, doors: 5, size: [4039, 1735, 1517], tank: 46, gvm: 1630, stars: 5, holds: 0.78 }, [['CD', 'TM MY14', e.p14, 'A6', 'FWD', 18_900, 7.3]]),
]
