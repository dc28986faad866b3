import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BRAND_NAME } from './constants';
import { titleOf } from './format';

/** On every change of page: names it in the browser's tab, and starts it at its top. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const title = titleOf(pathname);
    document.title = title ? `${title} · ${BRAND_NAME}` : BRAND_NAME;
    window.scrollTo(0, 0);
  }, [pathname]);
}
