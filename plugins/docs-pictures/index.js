// Gatsby loads gatsby-node and gatsby-ssr from beside this file; it only has to exist.
