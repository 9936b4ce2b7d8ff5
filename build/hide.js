// Hides a prerendered page where the client renders another: session, query, auth callback, other path.
{
  const { dataset } = document.documentElement
  const { pathname, search, hash } = location
  let session
  try {
    session = localStorage.getItem('omnia-session')
  } catch {} // Storage is forbidden: there is no session.
  const readsQuery = dataset.readsQuery !== undefined && search
  const callback = /[#&](access_token|error_code)=/.test(hash)
  if (session || readsQuery || callback || dataset.path !== pathname) dataset.hidden = ''
}
