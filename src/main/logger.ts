import { type Logger, pino } from 'pino'

/** One JSON line an event on standard output; whatever could hold a secret is cut out by name. */
export const createLogger = (level = 'info'): Logger =>
	pino({
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: {
			paths: [
				'password',
				'token',
				'cookie',
				'authorization',
				'*.password',
				'*.token',
				'*.cookie',
				'*.authorization',
				'req.headers',
			],
			censor: '…',
		},
	})
