import { extractLink, type Mail, startSmtpServer } from '../tests/helpers/smtp-server'
import { expect } from './fixtures'

/** The SMTP port in supabase/lite-smtp.toml. */
const port = 4275

/** A mailbox for all email addresses. */
export class Mailbox {
  private readonly mails: Mail[] = []
  close: () => Promise<void> = () => Promise.resolve()

  async open() {
    this.close = await startSmtpServer(port, (mail) => this.mails.push(mail), true)
  }

  /** Waits for an email, then removes the newest one with this subject from the mailbox. */
  async take(to: string, subject: string): Promise<Mail> {
    const find = () =>
      this.mails.findLastIndex((mail) => mail.to === to && mail.subject === subject)
    await expect.poll(find, { message: `"${subject}" to ${to}` }).toBeGreaterThan(-1)
    return this.mails.splice(find(), 1)[0]!
  }

  /** Returns the link of the button in our template. */
  async link(to: string, subject: string): Promise<URL> {
    return extractLink((await this.take(to, subject)).html)
  }
}
