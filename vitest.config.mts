import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      // Pure rooms: nothing built, no browser, no network.
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], environment: 'node' } },
      // Assertions on the built site; reads public/, so hundreds of files: more time than a unit test gets.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
    ],
  },
})
