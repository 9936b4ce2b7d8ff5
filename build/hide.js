// Hides a prerendered page where the client renders another: session, query, auth callback, other path.
{
  const { dataset } = document.documentElement
  const { pathname, search, hash } = location
  let session
  try {
    session = localStorage.getItem(dataset.sessionKey)
  } catch {} // Storage is forbidden: there is no session.
  const parameters = dataset.readsQuery.split(' ')
  const readsQuery = parameters.some((name) => new URLSearchParams(search).has(name))
  const callback = /[#&](access_token|error_code)=/.test(hash)
  if (session || readsQuery || callback || dataset.path !== pathname) dataset.hidden = ''
}
