import { findServerBinaries } from '#store/private-server/binaries.ts'

/**
 * Runs after a build: the user that serves may not own node_modules, and could not link the libraries of the private
 * server.
 */
const found = await findServerBinaries()
if (!found.ok) process.stderr.write(`${found.failure.message}\n`)
