import { existsSync } from 'node:fs'

// The settings of `.env`, if there is one. Node's own flags for it crash `node --watch`, or print a line for every
// command where the file is missing.
if (existsSync('.env')) process.loadEnvFile()
