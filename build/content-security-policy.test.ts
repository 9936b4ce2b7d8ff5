import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'

const html =
  '<script>first()</script><style>p{}</style><script type="module" src="/a.js"></script><script>second()</script>'
const project = 'https://project.supabase.co'

/** Returns a policy's sources by directive. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name!, sources]
    }),
  )

describe('the content security policy', () => {
  test('allows only the inline scripts and styles of the page, by their hashes', () => {
    expect(directives(contentSecurityPolicy(html, [project]))).toEqual({
      'default-src': ["'none'"],
      'script-src': [
        "'self'",
        "'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='",
        "'sha256-VRcK3v7WYQJL3yHheBe4dsvLYjAYwFTyoPi2odncRio='",
      ],
      'style-src': ["'self'", "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://images.unsplash.com'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://project.supabase.co'],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    })
  })

  test.each([
    [['https://project.supabase.co/'], ['https://project.supabase.co']],
    [['http://127.0.0.1:54321'], ['http://127.0.0.1:54321']],
    [
      [project, 'https://plausible.io/api/event', 'https://key@errors.example/1'],
      [project, 'https://plausible.io', 'https://errors.example'],
    ],
    [[], []],
  ])('allows requests to the services %j', (services, origins) => {
    expect(directives(contentSecurityPolicy(html, services))['connect-src']).toEqual([
      "'self'",
      ...origins,
    ])
  })
})
