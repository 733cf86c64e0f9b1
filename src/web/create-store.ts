import { useSyncExternalStore } from 'react'

type Store<Value> = {
	get: () => Value
	set: (value: Value) => void
	/** Notifies subscribers if the value is stored elsewhere. */
	notify: () => void
	subscribe: (listener: () => void) => () => void
}

/**
 * A value of this browser that components subscribe to. `connect` adds listeners for an event or a timer while there
 * are subscribers, and returns how to remove them.
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

/** The value of a store, or what `read` returns of it; `onServer` is the value of the server's page. */
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
