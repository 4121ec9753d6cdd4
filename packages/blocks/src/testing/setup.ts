import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
// This document knows no popovers: none is ever open.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
