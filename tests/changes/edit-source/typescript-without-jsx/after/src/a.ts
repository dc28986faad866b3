const z = <T>(y: T) => <any>y;
