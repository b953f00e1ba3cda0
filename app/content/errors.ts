export const errorScreen = {
  title: "Error inesperado",
  help: "Algo falló al mostrar esta página. Vuelve al inicio o inténtalo de nuevo en un momento.",
  offline: "No pudimos traer esta página: parece que no hay conexión. Cuando vuelva, inténtalo de nuevo.",
  home: "Volver al inicio",
};

export const notFound = {
  title: "Página no encontrada",
  description:
    "La página que buscas no existe o cambió de dirección. Vuelve al inicio para encontrar lo que necesitas.",
};
