import { readFile } from 'node:fs/promises'

/** Reads the settings of a TOML file by their full names. Values must be valid JSON. */
export async function readToml(file: string): Promise<Record<string, unknown>> {
  const settings: Record<string, unknown> = {}
  let section = ''
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    section = /^\[(.+)\]$/.exec(line)?.[1] ?? section
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (key && value) settings[section ? `${section}.${key}` : key] = JSON.parse(value)
  }
  return settings
}
