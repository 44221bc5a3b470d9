// npm run words [-- feature]: prints every text that visitors read, feature by feature, for reading it aloud.
import { listTexts } from './words/list-texts.ts'

const [wanted = ''] = process.argv.slice(2)
const { code, prose } = listTexts()
const places = Map.groupBy([...code, ...prose], ({ place }) => place)
for (const [place, files] of [...places].filter(([name]) => name.includes(wanted))) {
  console.log(`\n# ${place}`)
  for (const { file, texts } of files) for (const { line, text } of texts) console.log(`${file}:${line}: ${text}`)
}
