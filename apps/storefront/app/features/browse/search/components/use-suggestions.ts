import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEarlyInput } from '@haberdash/page-engine';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import { createSuggestionSource, type Suggestions } from '../model/suggestions.ts';

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The next active option: arrows go round through the field itself, which is -1. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

/** A combobox with a list (ARIA Authoring Practices); the field is reset to the query of each new page. */
export function useSuggestions(listId: string, requested: string) {
  const { site } = useTranslator();
  const [suggestions, setSuggestions] = useState<Suggestions>([]);
  /** The history entry in which the list was opened: another page closes it. */
  const [openPath, setOpenPath] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(-1);
  const navigate = useNavigate();
  const { key: here } = useLocation();
  const source = useMemo(
    () =>
      createSuggestionSource(site.locale, (response) => {
        setSuggestions(response);
        setActiveIndex(-1);
      }),
    [site.locale],
  );
  const items = suggestions.flatMap((group) => group.items);
  const isOpen = openPath === here && items.length > 0;
  useCountAnnouncement(isOpen ? items.length : undefined);

  useEffect(() => () => source.stop(), [source]);
  const field = useField(requested);
  // What was typed before hydration gets suggestions, too.
  useEarlyInput(field, (typed) => {
    if (typed !== document.activeElement) return;
    setOpenPath(here);
    source.request(typed.value);
  });
  const begin = () => {
    setOpenPath(here);
    source.begin();
  };
  useEarlyFocus(field, begin);
  const close = () => {
    setOpenPath(undefined);
    setActiveIndex(-1);
  };
  const choose = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    source.stop();
    close();
    void navigate(item.href, { viewTransition: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.currentTarget.value === '' && items.length === 0) begin();
      setOpenPath(here);
      setActiveIndex(moveActive(activeIndex, event.key === 'ArrowDown' ? 1 : -1, items.length));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && activeIndex >= 0) {
      event.preventDefault();
      choose(activeIndex);
    }
  };
  const inputProps: ComponentProps<'input'> = {
    ref: field,
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
    onKeyDown,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      setOpenPath(here);
      source.request(event.currentTarget.value);
    },
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      if (event.currentTarget.value === '') begin();
    },
    onBlur: close,
  };
  const optionProps = (index: number) =>
    propsOfOption(optionId(listId, index), index === activeIndex, () => choose(index));
  return { suggestions, isOpen, activeIndex, inputProps, optionProps };
}

const propsOfOption = (id: string, isActive: boolean, choose: () => void): ComponentProps<'div'> => ({
  id,
  role: 'option',
  'aria-selected': isActive,
  // The field keeps the focus, so that it does not close before the press has counted.
  onPointerDown: (event) => event.preventDefault(),
  onClick: choose,
});

function useField(requested: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(requested);
  useEffect(() => {
    if (field.current !== null && shown.current !== requested) field.current.value = requested;
    shown.current = requested;
  }, [requested]);
  return field;
}

/** A field that was focused before hydration offers the same. */
function useEarlyFocus(field: RefObject<HTMLInputElement | null>, begin: () => void): void {
  const refresh = useEffectEvent(() => {
    if (field.current === document.activeElement && field.current?.value === '') begin();
  });
  useEffect(() => refresh(), []);
}

function useCountAnnouncement(count: number | undefined): void {
  const t = useTranslator();
  const announce = useAnnounce();
  useEffect(() => {
    if (count !== undefined) announce(t('search.suggestionsCount', { count }));
  }, [count, announce, t]);
}
