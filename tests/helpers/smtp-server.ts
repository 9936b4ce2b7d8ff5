import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An email with one recipient. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/**
 * Starts a local SMTP server that accepts email to any address. Resolves to a function that stops
 * it. It uses a self-signed certificate, because the embedded backend requires TLS and Supabase
 * Auth wouldn't trust the certificate.
 */
export async function startSmtpServer(port: number, onMail: (mail: Mail) => void, tls: boolean) {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: tls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'omnia' }),
    onData: (stream, { envelope }, reply) => {
      const receive = async () => {
        const { subject = '', html = '', text = '' } = await PostalMime.parse(await buffer(stream))
        for (const { address } of envelope.rcptTo) onMail({ to: address, subject, html, text })
      }
      receive().then(() => reply(), reply)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return () => new Promise<void>((resolve) => server.close(resolve))
}

/** Returns the link of the button in our template. */
export const extractLink = (html: string) =>
  new URL(/<a\s[^>]*href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'))
