import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { subsetFonts } from './scripts/subset-fonts.ts'

await subsetFonts()

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs travels as one file: smaller when compressed whole, one request in place of six.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper/ },
                // A dozen modules of a few lines, each a request of its own otherwise.
                { name: 'shared', test: /src\/(ui|domain|features\/(analytics|vehicle-card))\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
})
