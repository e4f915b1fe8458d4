import { useEffect, useRef, useState, type FormEvent } from 'react';
import { failureOf, type FormFailure } from './failure.ts';
import { faults as text } from './text.ts';

type Values<Field extends string> = Record<Field, string>;

type Options<Field extends string> = {
  fields: readonly Field[];
  /** The fault of each field that has one, before anything is sent. */
  check: (values: Values<Field>) => Partial<Record<Field, string | undefined>>;
  send: (values: Values<Field>, signal: AbortSignal) => Promise<void>;
  /** Shown if a call without a text of its own fails. */
  fallback?: string;
};

export type Form = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isWaiting: boolean;
  failure: FormFailure | undefined;
};

/**
 * A form that is sent by a call: one at a time, and none after it is gone. The inputs keep their own values, also those
 * typed before the page has hydrated.
 */
export function useForm<Field extends string>({ fields, check, send, fallback }: Options<Field>): Form {
  const [failure, setFailure] = useState<FormFailure>();
  const [isWaiting, setIsWaiting] = useState(false);
  const isSending = useRef(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const gone = new AbortController();
    leaving.current = gone;
    return () => gone.abort();
  }, []);

  async function submit(values: Values<Field>) {
    const { signal } = leaving.current;
    isSending.current = true;
    setIsWaiting(true);
    setFailure(undefined);
    try {
      await send(values, signal);
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error, fallback));
    }
    isSending.current = false;
    setIsWaiting(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const values = valuesOf(event.currentTarget, fields);
    const found = Object.entries<string | undefined>(check(values)).filter(
      ([, fault]) => fault !== undefined,
    );
    if (found.length > 0) {
      setFailure({ message: text.summary, faults: Object.fromEntries(found) as Record<string, string> });
    } else void submit(values);
  }
  return { onSubmit, isWaiting, failure };
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> {
  const data = new FormData(form);
  const textOf = (field: Field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Values<Field>;
}
