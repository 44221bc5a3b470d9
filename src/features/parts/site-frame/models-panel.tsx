import { useEffect, useState } from 'react'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import type { MenuModel, ModelsMenu } from '#features/parts/models/models-menu.ts'

const linkClass = 'inline-flex min-h-11 items-center px-1 font-semibold text-link underline-offset-4 hover:underline'

let asked: Promise<ModelsMenu> | null = null

async function fetchMenu(): Promise<ModelsMenu> {
  const answer = await fetch('/models-menu.json')
  if (!answer.ok) throw new Error(`the models menu answered ${answer.status}`)
  return (await answer.json()) as ModelsMenu
}

/** One request for all panels of the visit; a failed one is repeated the next time. */
function loadMenu(): Promise<ModelsMenu> {
  asked ??= fetchMenu().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** The models of a part of the range, each with 'Explore' and 'Our Stock' (NAV-03). `category`: its address. */
export function ModelsPanel({ category }: { category: string | null }) {
  const [menu, setMenu] = useState<ModelsMenu | null>(null)
  useEffect(() => {
    let isOpen = true
    loadMenu().then(
      (loaded) => isOpen && setMenu(loaded),
      // The links beside lead to the same models.
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [])
  if (menu === null) return null
  const current = menu.categories.find(({ href }) => href === (category ?? menu.opensWith)) ?? menu.categories[0]
  if (current === undefined) return null
  return (
    <div className="grid content-start gap-4">
      <p className="text-lg font-semibold">{current.label}</p>
      <ul aria-label={current.label} className="grid content-start gap-x-6 gap-y-4 lg:grid-cols-3 xl:grid-cols-4">
        {current.of
          .flatMap((index) => menu.models[index] ?? [])
          .map((model) => (
            <Model key={model.explore} model={model} />
          ))}
      </ul>
    </div>
  )
}

function Model({ model: { label, status, explore, stock, picture, icon } }: { model: MenuModel }) {
  return (
    <li className="grid min-w-0 content-start">
      <div className="aspect-2/1 overflow-hidden rounded-site picture-place">
        {picture !== null ? (
          <img
            src={sizePicture(picture, 320)}
            alt=""
            width={320}
            height={160}
            className="size-full object-cover object-[50%_65%]"
          />
        ) : (
          icon !== null && (
            <svg viewBox="0 0 120 52" className="size-full p-4 text-muted" aria-hidden="true">
              <use href={`/icons/bodies.svg#${icon}`} />
            </svg>
          )
        )}
      </div>
      <p className="pt-2 text-sm text-muted">{status}</p>
      <p className="font-semibold leading-snug break-words">{label}</p>
      <p className="-mx-1 flex flex-wrap gap-x-3">
        <a data-nav="" href={explore} aria-label={`Explore: ${label}`} className={linkClass}>
          Explore
        </a>
        {stock !== null && (
          <a data-nav="" href={stock} aria-label={`Our Stock: ${label}`} className={linkClass}>
            Our Stock
          </a>
        )}
      </p>
    </li>
  )
}
