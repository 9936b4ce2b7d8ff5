// Hides a prerendered page where the client renders another: session, query, other path.
{
  const { dataset } = document.documentElement
  const { pathname, search } = location
  let session
  try {
    session = localStorage.getItem(dataset.sessionKey)
  } catch {} // Storage is forbidden: there is no session.
  const query = new URLSearchParams(search)
  const readsQuery = dataset.readsQuery.split(' ').some((parameter) => {
    const [name, value] = parameter.split('=')
    return value ? query.get(name) === value : query.has(name)
  })
  if (session || readsQuery || dataset.path !== pathname) dataset.hidden = ''
}
