// Gatsby loads gatsby-node from beside this file; it only has to exist.
