// Hides prerendered HTML that this visitor should not see: with a session, a parameter of the page, or another path.
{
  const { dataset } = document.documentElement
  let session
  try {
    session = localStorage.getItem('omnia-session') // src/lib/session-key.ts
  } catch {} // Storage is forbidden, so there is no session.
  const searchParams = new URLSearchParams(location.search)
  const readsSearchParams = dataset.searchParams.split(' ').some((param) => {
    const [name, value] = param.split('=')
    return value ? searchParams.get(name) === value : searchParams.has(name)
  })
  // A host serves 404.html at any path.
  const isOtherPath = ![location.pathname, '/404'].includes(dataset.path)
  if (session || readsSearchParams || isOtherPath) dataset.hidden = session ? 'session' : ''
}
