// The types of React DOM know its server only by the name that Node, browsers and workers share.
declare module 'react-dom/server.browser' {
  export { renderToReadableStream } from 'react-dom/server'
}
