import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from 'react'
import './message-bar.css'

type MessageTone = 'error' | 'success' | 'warning' | 'plain'
export type MessageAction = { label: string; run: () => void }
type Message = { id: number; tone: MessageTone; text: string; actions: readonly MessageAction[] }
type Say = (tone: MessageTone, text: string, ...actions: readonly MessageAction[]) => void

const MessageContext = createContext<Say>(() => {})
export const useMessage = (): Say => useContext(MessageContext)

/** The current message, and the dialogs that are open above the page. */
type Board = {
	message: Message | undefined
	close: () => void
	dialogs: readonly string[]
	enter: (dialog: string) => () => void
}
const BoardContext = createContext<Board>({
	message: undefined,
	close: () => {},
	dialogs: [],
	enter: () => () => {},
})

/** Two seconds for a sentence. A message with a button stays longer. */
const shownMs = 2000
const shownWithActionMs = 8000

const tones: Record<MessageTone, string> = {
	error: 'message-error',
	success: 'message-success',
	warning: 'message-warning',
	plain: 'message-plain',
}

/** One message at a time, at the foot of the screen, announced to screen readers. */
export function MessageBar({ children }: { children: ReactNode }) {
	const [message, setMessage] = useState<Message>()
	const [dialogs, setDialogs] = useState<readonly string[]>([])
	const counter = useRef(0)
	const say = useCallback<Say>((tone, text, ...actions) => {
		counter.current += 1
		setMessage({ id: counter.current, tone, text, actions })
	}, [])
	const enter = useCallback((dialog: string) => {
		setDialogs((now) => [...now, dialog])
		return () => setDialogs((now) => now.filter((one) => one !== dialog))
	}, [])
	useEffect(() => {
		if (message === undefined) return
		const timer = setTimeout(
			() => setMessage((now) => (now?.id === message.id ? undefined : now)),
			message.actions.length === 0 ? shownMs : shownWithActionMs,
		)
		return () => clearTimeout(timer)
	}, [message])
	const close = useCallback(() => setMessage(undefined), [])
	const board = useMemo(() => ({ message, close, dialogs, enter }), [message, close, dialogs, enter])
	return (
		<MessageContext value={say}>
			<BoardContext value={board}>
				{children}
				<MessagePosition message={dialogs.length === 0 ? message : undefined} />
			</BoardContext>
		</MessageContext>
	)
}

/** In a modal dialog, because everything outside is inert; of several dialogs the last opened shows it. */
export function DialogMessages() {
	const { message, dialogs, enter } = useContext(BoardContext)
	const dialog = useId()
	useEffect(() => enter(dialog), [enter, dialog])
	return <MessagePosition message={dialogs.at(-1) === dialog ? message : undefined} />
}

function MessagePosition({ message }: { message: Message | undefined }) {
	const { close } = useContext(BoardContext)
	const act = (run: () => void) => () => {
		close()
		run()
	}
	const box = message !== undefined && (
		<div key={message.id} className={`message-box ${tones[message.tone]}`}>
			<span dir="auto">{message.text}</span>
			{message.actions.map(({ label, run }) => (
				<button key={label} type="button" onClick={act(run)}>
					{label}
				</button>
			))}
		</div>
	)
	return (
		<>
			{/* Both regions exist from the start: a region that appears with its text is often not announced. */}
			<div className="message-place" role="alert">
				{message?.tone === 'error' && box}
			</div>
			<div className="message-place" role="status">
				{message?.tone !== 'error' && box}
			</div>
		</>
	)
}
