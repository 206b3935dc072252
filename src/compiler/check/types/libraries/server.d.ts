// For samples that a server runs, with Node's declarations and without a browser's.

/** What an API answers, JavaScript does not ask: https://developer.mozilla.org/en-US/docs/Web/API/Response/json */
interface Response {
  json(): Promise<any>
}
