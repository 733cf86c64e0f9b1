import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { brandAddresses, brandName } from '#domain/brand.ts'
import { deliverMail } from '#jobs/send-mail.ts'
import type { Postman } from '#mail/mail.ts'
import { createOutboxPostman } from '#mail/outbox-postman.ts'
import { createSmtpPostman } from '#mail/smtp-postman.ts'
import type { Queryable } from '#store/schema.ts'
import type { Config } from './config.ts'

function openPostman(config: Config, logger: Logger): Postman {
	const from = config.mailFrom ?? `${brandName.en} <${brandAddresses(config.brandDomain).info}>`
	if (config.smtpUrl !== undefined) return createSmtpPostman(config.smtpUrl, from)
	const folder = resolve(config.dataDir, 'outbox')
	return createOutboxPostman(folder, from, (line) => logger.info(line, 'no SMTP_URL: a letter in the outbox'))
}

/** Sends the letters in the outbox until it is told to stop. */
export const runMail = (
	{ config, db, logger }: { config: Config; db: Queryable; logger: Logger },
	stop: AbortSignal,
): Promise<void> =>
	deliverMail(
		{
			db,
			now: () => new Date(),
			publicUrl: config.publicUrl,
			postman: openPostman(config, logger),
			onFailure: (failure) => logger.warn(failure, 'a letter was not sent'),
			onTrouble: (error) => logger.error({ err: error }, 'sending mail met trouble'),
		},
		stop,
	)
