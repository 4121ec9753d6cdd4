import { useEffect, useState } from 'react';
import { deviceFacts, devicePrint } from '../model/device-print.ts';

/** The device print as a field of the order form; empty without script or on failure. */
export function DeviceField() {
  const [print, setPrint] = useState('');
  useEffect(() => {
    let isShown = true;
    devicePrint(deviceFacts(), crypto.subtle)
      .then((made) => isShown && setPrint(made))
      // An old browser, or an address without TLS: the order is placed without it.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return <input type="hidden" name="devicePrint" value={print} />;
}
