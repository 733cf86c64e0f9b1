import { useSyncExternalStore } from 'react'

type Store<Value> = {
	get: () => Value
	set: (value: Value) => void
	/** Notifies the components that follow the store, where its value is stored elsewhere. */
	notify: () => void
	subscribe: (listener: () => void) => () => void
}

/**
 * A value of this browser that components follow. `connect` joins the store to an event or a clock of the browser while
 * there is any such component, and returns how to leave it.
 */
export function createStore<Value>(
	initial: Value,
	connect?: (notify: () => void) => () => void,
): Store<Value> {
	let value = initial
	let disconnect: (() => void) | undefined
	const listeners = new Set<() => void>()
	const notify = () => {
		for (const listener of listeners) listener()
	}
	return {
		get: () => value,
		set: (next) => {
			value = next
			notify()
		},
		notify,
		subscribe: (listener) => {
			if (listeners.size === 0) disconnect = connect?.(notify)
			listeners.add(listener)
			return () => {
				listeners.delete(listener)
				if (listeners.size === 0) disconnect?.()
			}
		},
	}
}

/** The value of a store, or what `read` makes of it; `onServer` is what the server's page was rendered with. */
export function useStore<Value, Shown = Value>(
	store: Store<Value>,
	onServer: NoInfer<Shown>,
	read: (value: Value) => Shown = (value) => value as unknown as Shown,
): Shown {
	return useSyncExternalStore(
		store.subscribe,
		() => read(store.get()),
		() => onServer,
	)
}
