/** In the place of a module that nothing is used of, where others pass its exports on: it has none, and the bundler sees that. */
export {}
