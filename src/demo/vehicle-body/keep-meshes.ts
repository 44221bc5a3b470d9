import type { Mesh } from './mesh.ts'

const keptMeshes = 4
const meshes = new Map<string, Mesh>()

/** The mesh of a name; those of the last few names are kept, for a vehicle is drawn from several sides. */
export function findMesh(name: string, build: () => Mesh): Mesh {
  const kept = meshes.get(name)
  if (kept !== undefined) return kept
  const mesh = build()
  meshes.set(name, mesh)
  for (const oldest of meshes.keys()) if (meshes.size > keptMeshes) meshes.delete(oldest)
  return mesh
}
