import { readEnvironment } from '#server/environment.ts'
import { listLeadProblems } from '#server/list-lead-problems.ts'
import type { Site } from '#site/site.ts'

/**
 * What the environment of a command lacks for the leads of a site: a mail server, or a secret. A server that runs with
 * the same values leaves those leads waiting. Empty where the environment cannot be read, which is reported elsewhere.
 */
export function listServerNeeds(site: Site, cwd: string): readonly string[] {
  const read = readEnvironment(process.env, cwd)
  if (!read.ok) return []
  return listLeadProblems(site, { mail: read.environment.mail, variables: process.env }).map(
    (problem) => `${problem} This is the environment of the command; the server reports its own at /readyz.`,
  )
}
