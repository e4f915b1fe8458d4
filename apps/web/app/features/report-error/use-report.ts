import type { ErrorKind, reportError } from '@safira/contract/corrections/error-reports';
import type { Answer } from '@safira/contract/endpoint';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { offline } from '../../ui/text.ts';
import type { Reported } from './reported.ts';
import { faults as text, notSent } from './text.ts';

type Fields = 'what' | 'text' | 'link';
type Faults = Partial<Record<Fields, string>>;

/** The form of a report: what is wrong with it, whether it is on its way, and its number once it has arrived. */
export function useReport(about: Reported) {
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [number, setNumber] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(body: object) {
    const gone = new AbortController();
    leaving.current = gone;
    setIsSending(true);
    setProblem(undefined);
    try {
      const { data } = await call<Answer<typeof reportError>>('/error-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: gone.signal,
      });
      setNumber(data.number);
    } catch (error) {
      if (gone.signal.aborted) return;
      setProblem(problemOf(error));
    }
    setIsSending(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    const found = faultsOf(values);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusOn(form, first);
    const { what, text: right, link, website } = values;
    const target = about && { kind: about.kind, id: about.id };
    void send({ target, what, text: right, ...(link && { link }), website });
  }
  return { onSubmit, faults, problem, isSending, number };
}

function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const textOf = (field: string) => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    what: textOf('what') as ErrorKind | '', // the values of its radio buttons
    text: textOf('text'),
    link: textOf('link'),
    website: textOf('website'),
  };
}

function faultsOf({ what, text: right, link }: ReturnType<typeof valuesOf>): Faults {
  return {
    ...(what === '' && { what: text.kind }),
    ...(right === '' && { text: text.text }),
    ...(link !== '' && !isSecureLink(link) && { link: text.link }),
  };
}

const isSecureLink = (link: string) => /^https:\/\/\S+\.\S+$/.test(link) && URL.canParse(link);

/** Of radio buttons the first. */
function focusOn(form: HTMLFormElement, field: string): void {
  form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.code !== undefined) return error.message;
  return navigator.onLine ? notSent : offline;
}
