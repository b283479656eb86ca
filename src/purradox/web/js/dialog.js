/** A window over the page that holds the focus until it is closed. */
import { html, cx, useLayoutEffect, useRef } from './lib.js';

/** @param {{label: string, onClose: () => void, wide?: boolean, class?: string, children?: any}} props */
export function Dialog({ label, onClose, wide, class: more, children }) {
  const ref = useRef(/** @type {HTMLDialogElement|null} */ (null));
  // With the drawing, not after it: Enter may follow at once.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = /** @type {HTMLElement|null} */ (document.activeElement);
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  /** @param {Event} event */
  const cancel = (event) => { event.preventDefault(); onClose(); };
  /** @param {MouseEvent} event */
  const outside = (event) => { if (event.target === ref.current) onClose(); };
  return html`<dialog ref=${ref} aria-label=${label} onCancel=${cancel} onClick=${outside}>
    <div class=${cx('window', wide && 'is-wide', more)}>${children}</div>
  </dialog>`;
}
