import { createServer } from 'node:http'
import { type Mail, startSmtpServer } from '../helpers/smtp-server'
import { listen, ports } from './ports'

/** Receives email and serves it with the API of Mailpit, the mailbox of `supabase start`. */
export async function startMailbox() {
  const mails = new Map<string, Mail>()
  const closeSmtp = await startSmtpServer(
    ports.smtp,
    (mail) => mails.set(String(mails.size), mail),
    false,
  )

  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, to, subject] = /^to:"(.*)" subject:"(.*)"$/.exec(searchParams.get('query') ?? '') ?? []
    const found = [...mails].filter(([, mail]) => mail.to === to && mail.subject === subject)
    const mail = mails.get(pathname.replace('/api/v1/message/', ''))
    const answer = mail
      ? { HTML: mail.html, Text: mail.text }
      : { messages: found.map(([ID]) => ({ ID })).toReversed() }
    response.end(JSON.stringify(answer))
  })
  await listen(server, ports.mailbox)
  return async () => {
    server.closeAllConnections()
    server.close()
    await closeSmtp()
  }
}
