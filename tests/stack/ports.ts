import type { Server } from 'node:http'

/** The ports of `supabase start`, and two for its internal servers. */
export const ports = { api: 54321, database: 54322, mailbox: 54324, smtp: 54325, auth: 54326 }

/** Returns a role's connection string. */
export const databaseUrl = (role: string) =>
  `postgres://${role}@127.0.0.1:${ports.database}/postgres`

/** Starts a server on localhost only. */
export const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
